/** The look is a setting, so it lives in a cookie; without one the system decides. */
export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_COOKIE = 'tf-theme'

export const themeOf = (text: string | null | undefined): Theme | null => THEMES.find((theme) => theme === text) ?? null
