import type { Rate } from './workload'

const SECONDS_PER_DAY = 86_400
const SECONDS_PER_HOUR = 3_600

/** Events per second. A month is as long as the bill says. */
export function perSecond(rate: Rate, billingMonthHours: number): number {
  switch (rate.per) {
    case 'second':
      return rate.count
    case 'day':
      return rate.count / SECONDS_PER_DAY
    case 'month':
      return rate.count / (billingMonthHours * SECONDS_PER_HOUR)
  }
}

export const perDay = (rate: Rate, billingMonthHours: number): number =>
  rate.per === 'day' ? rate.count : perSecond(rate, billingMonthHours) * SECONDS_PER_DAY

export const perMonth = (rate: Rate, billingMonthHours: number): number =>
  rate.per === 'month' ? rate.count : perSecond(rate, billingMonthHours) * billingMonthHours * SECONDS_PER_HOUR
