import messages from '@/messages/en.json'

/** The saved questions of the demo carry the names of the worked cases; users rename them as they like. */
export const DEMO_QUESTIONS: Readonly<Record<string, string>> = messages.recommend.presets
