'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { RecommendationRequest } from '@/lib/model/recommendation'
import type { SavedName } from './save-dialog'

/** Loaded when somebody saves, not by everybody who could. */
const SaveDialog = dynamic(() => import('./save-dialog').then((module) => module.SaveDialog), { ssr: false })

type SaveButtonProps = { request: RecommendationRequest; defaultName: string; saved: readonly SavedName[] }

/** Keeps the question under a name. */
export function SaveButton(props: SaveButtonProps) {
  const t = useTranslations('questions.saving')
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0) // opened again it asks afresh
  const begin = () => {
    setTimes(times + 1)
    setOpen(true)
  }
  return (
    <>
      <Button onClick={begin}>
        <span className="only-wide">{t('button')}</span>
        <span className="only-narrow">{t('save')}</span>
      </Button>
      {times > 0 && <SaveDialog key={times} open={open} onClose={() => setOpen(false)} {...props} />}
    </>
  )
}
