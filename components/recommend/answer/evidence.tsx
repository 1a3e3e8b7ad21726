'use client'

import { useTranslations } from 'next-intl'
import { QuantityText } from '@/components/ui/quantity-text'
import { ReasonText } from '@/components/ui/reason-text'
import type { LatencyEstimate } from '@/lib/model/estimate'
import type { Ranked, Recommendation } from '@/lib/model/recommendation'
import styles from './answer.module.css'
import { primaryP99 } from './answer-view'
import { BillLines } from './bill-lines'
import { LimitsChain } from './limits-chain'
import { Lines, Part } from './part'
import { PeakPart } from './peak-part'
import { WhatWouldChange } from './what-would-change'

/** Everything a number of this option rests on: evidence, formulas, limits, prices, assumptions. */
export function Evidence({ one, recommendation }: { one: Ranked; recommendation: Recommendation }) {
  const t = useTranslations('recommend.evidence')
  const basis = useTranslations('basis')
  const { estimate } = one
  const p99 = primaryP99(estimate, recommendation.workload)
  const { annualLossProbability, note } = estimate.durability
  return (
    <>
      <Part title={estimate.configurationText === '' ? t('asSold') : estimate.configurationText}>
        {p99 === null ? (
          t('noLatency')
        ) : (
          <>
            <div className={styles.figure}>
              p99 <QuantityText quantity={p99} />
            </div>
            <p className={styles.lines}>{t(`bases.${p99.basis}`, { basis: basis(p99.basis) })}</p>
            <Lines>{p99.because}</Lines>
          </>
        )}
        <Latencies read={estimate.latency.read} write={estimate.latency.write} />
      </Part>
      <Part title={t('evidence')}>
        {estimate.evidence.length === 0 ? (
          <p className={styles.lines}>{t('noEvidence')}</p>
        ) : (
          <ul className={styles.lines}>
            {estimate.evidence.map(({ kind, id, because }) => (
              <li key={id}>
                {kind === 'own-run' ? (
                  <a href={`/runs/${id}`}>
                    <ReasonText reason={because} />
                  </a>
                ) : (
                  <ReasonText reason={because} />
                )}
                <div className={styles.small}>{t(`kinds.${kind}`)}</div>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <LimitsChain estimate={estimate} />
      <PeakPart peak={estimate.peak} />
      <BillLines bill={estimate.bill} />
      <Part title={t('durability')}>
        <QuantityText quantity={annualLossProbability} />
        <Lines>{note === null ? annualLossProbability.because : [note]}</Lines>
      </Part>
      {estimate.assumptions.length > 0 && (
        <Part title={t('assumptions')}>
          <Lines>{estimate.assumptions}</Lines>
        </Part>
      )}
      <WhatWouldChange one={one} recommendation={recommendation} />
    </>
  )
}

function Latencies({ read, write }: { read: LatencyEstimate | null; write: LatencyEstimate | null }) {
  const t = useTranslations('recommend.evidence')
  const rows = [
    { operation: 'write', latency: write },
    { operation: 'read', latency: read },
  ] as const
  if (read === null && write === null) return null
  return (
    <table className={styles.latencies}>
      <thead>
        <tr>
          <th scope="col">{t('latency')}</th>
          <th scope="col">p50</th>
          <th scope="col">p95</th>
          <th scope="col">p99</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ operation, latency }) =>
          latency === null ? null : (
            <tr key={operation}>
              <th scope="row">{t(`operations.${operation}`, { window: t(`windows.${latency.window}`) })}</th>
              {[latency.p50Us, latency.p95Us, latency.p99Us].map((quantity, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
                <td key={index}>
                  <QuantityText quantity={quantity} interval={false} />
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  )
}
