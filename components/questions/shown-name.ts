import { useTranslations } from 'next-intl'

/** A question of the demo as it came is named in the reader's language; every other as its owner named it. */
export function useShownName(): (question: { name: string; presetId: string | null }) => string {
  const t = useTranslations('home.presets')
  return ({ name, presetId }) => (presetId !== null && t.has(presetId) ? t(presetId) : name)
}
