/** Runs once before the first request is taken. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startStorage } = await import('@/lib/services/start-storage')
    await startStorage()
    const { startDemo } = await import('@/lib/services/start-demo')
    startDemo()
  }
}
