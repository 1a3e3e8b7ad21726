'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field'
import type { Protocol, Slo } from '@/lib/model/workload'
import { PROTOCOLS, SLO_WINDOWS } from '../question-values'
import { AmountField } from './amount-field'
import { ChoiceField } from './choice-field'
import { useQuestionForm } from './question-context'
import { LATENCY_UNITS } from './units'

/** What can be asked for at once; a combination from the address is added to these. */
const PROTOCOL_CHOICES = ['', 'nfs3,nfs4', 'nfs3', 'nfs4', 'smb', 's3', 'block', 'posix-local'] as const
const PERCENTILES = [50, 95, 99, 99.9, 99.99] as const

const without = (all: readonly Slo[], operation: Slo['operation']): readonly Slo[] =>
  all.filter((slo) => slo.operation !== operation)

export function MustHoldFields() {
  const t = useTranslations('recommend.form')
  const { request, update } = useQuestionForm()
  const { workload } = request
  const [first] = workload.slo
  const percentile = first?.percentile ?? 99
  const window = first?.window ?? 'worst-minute'
  const protocols = workload.protocols.join(',')
  const choices = PROTOCOL_CHOICES.some((one) => one === protocols)
    ? PROTOCOL_CHOICES
    : [...PROTOCOL_CHOICES, protocols]

  const target = (operation: Slo['operation'], latencyUs: number, settled: boolean) =>
    update({ slo: [...without(workload.slo, operation), { operation, percentile, latencyUs, window }] }, settled)
  const every = (patch: Partial<Slo>) => update({ slo: workload.slo.map((slo) => ({ ...slo, ...patch })) }, true)

  return (
    <FieldGroup title={t('mustHold')}>
      <ChoiceField
        id="q-protocol"
        question="protocols"
        label={t('protocol')}
        value={protocols}
        options={choices.map((value) => ({ value, label: protocolText(value, t) }))}
        onChange={(value) => update({ protocols: PROTOCOLS.filter((one) => value.split(',').includes(one)) }, true)}
      />
      <ChoiceField
        id="q-shared"
        question="shared"
        label={t('shared')}
        value={workload.sharedAccess ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t('severalHosts') },
          { value: 'no', label: t('oneHost') },
        ]}
        onChange={(value) => update({ sharedAccess: value === 'yes' }, true)}
      />
      {(['write', 'read'] as const).map((operation) => (
        <AmountField
          key={operation}
          id={`q-slo-${operation}`}
          question="slo"
          label={t(`slo.${operation}`, { percentile })}
          value={workload.slo.find((slo) => slo.operation === operation)?.latencyUs ?? null}
          units={LATENCY_UNITS}
          placeholder={t('any')}
          onClear={() => update({ slo: without(workload.slo, operation) })}
          onChange={(latencyUs, settled) => target(operation, latencyUs, settled)}
        />
      ))}
      {first !== undefined && (
        <>
          <ChoiceField
            id="q-percentile"
            question="slo"
            label={t('percentile')}
            value={String(percentile)}
            options={PERCENTILES.map((one) => ({ value: String(one), label: `p${one}` }))}
            onChange={(value) => every({ percentile: Number(value) })}
          />
          <ChoiceField
            id="q-window"
            question="slo"
            label={t('window')}
            term="sloWindow"
            value={window}
            options={SLO_WINDOWS.map((value) => ({ value, label: t(`windows.${value}`) }))}
            onChange={(value) => every({ window: value })}
          />
        </>
      )}
      <AmountField
        id="q-budget"
        question="budget"
        label={t('budget')}
        value={workload.budgetPerMonth === null ? null : Number(workload.budgetPerMonth)}
        units={[{ id: 'usd', label: t('usdPerMonth'), factor: 1 }]}
        placeholder={t('any')}
        onClear={() => update({ budgetPerMonth: null })}
        onChange={(budget, settled) => update({ budgetPerMonth: String(Math.round(budget * 100) / 100) }, settled)}
      />
      <ChoiceField
        id="q-zones"
        question="multiAz"
        label={t('zones')}
        value={workload.availability.multiAz ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('oneZone') },
          { value: 'yes', label: t('severalZones') },
        ]}
        onChange={(value) => update({ availability: { multiAz: value === 'yes' } }, true)}
      />
    </FieldGroup>
  )
}

type Words = ReturnType<typeof useTranslations<'recommend.form'>>

const protocolText = (value: string, t: Words): string =>
  value === ''
    ? t('any')
    : value === 'nfs3,nfs4'
      ? 'NFS'
      : value
          .split(',')
          .map((one) => t(`protocols.${one as Protocol}`))
          .join(', ')
