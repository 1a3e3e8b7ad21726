'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Stack } from '@/components/ui/stack'
import { Verdict } from '@/components/ui/verdict'
import './tokens.css'
import './globals.css'

/** The last resort: the layout itself failed, and with it the choice of language, so it speaks both. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en">
      <body style={{ padding: 'var(--s-8) var(--s-6)' }}>
        <title>Tierfront</title>
        <main>
          <Stack>
            <Verdict under="Something in Tierfront itself failed; files and reports are untouched. Try again; the server log has the cause.">
              This page could not be drawn
            </Verdict>
            <div lang="zh-CN">
              <Verdict under="Tierfront 内部出错，文件和报告没有受影响。请重试；原因见服务器日志。">
                页面未能显示
              </Verdict>
            </div>
            <Button variant="primary" onClick={retry}>
              Try again · 重试
            </Button>
          </Stack>
        </main>
      </body>
    </html>
  )
}
