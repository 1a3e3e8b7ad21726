/** Every term that the help page explains, by theme. The words are in `glossary.<term>` of the messages; popovers show the same. */
export const GLOSSARY = {
  basis: ['measured', 'interpolated', 'vendor-stated', 'modelled', 'assumed'],
  answer: ['option', 'workload', 'frontier', 'evidence', 'contradiction', 'flip', 'report'],
  declared: ['planningFactor', 'burstCredits', 'sloWindow', 'diskWritesPerFile', 'syncWrites', 'workingSet', 'peak'],
  bill: ['priceBook', 'meter', 'billingMonth'],
  measuring: [
    'run',
    'p99',
    'iops',
    'throughput',
    'latency',
    'queueDepth',
    'concurrency',
    'closedLoop',
    'openLoop',
    'littlesLaw',
    'bins',
  ],
} as const

export type GlossaryTheme = keyof typeof GLOSSARY
export type TermId = (typeof GLOSSARY)[GlossaryTheme][number]

export const GLOSSARY_THEMES = Object.keys(GLOSSARY) as readonly GlossaryTheme[] // keys of the constant above
