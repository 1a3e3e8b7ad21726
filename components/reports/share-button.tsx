'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Shared } from './share-dialog'

/** Loaded when somebody shares, not by everybody who could. */
const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog), { ssr: false })

type ShareButtonProps = { shared: Shared; primary?: boolean; small?: boolean; children: ReactNode }

/** Opens the dialog that makes a link. */
export function ShareButton({ shared, primary = false, small = false, children }: ShareButtonProps) {
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0) // opened again it asks afresh, and shows no link of before
  const begin = () => {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <>
      <Button variant={primary ? 'primary' : 'default'} size={small ? 'sm' : 'md'} onClick={begin}>
        {children}
      </Button>
      {times > 0 && <ShareDialog key={times} open={open} onClose={() => setOpen(false)} shared={shared} />}
    </>
  )
}
