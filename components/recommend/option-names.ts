import type { Estimate } from '@/lib/model/estimate'
import { wholeText } from './show'

/** Short names for charts, where a full one would cover its neighbours. Proper names: the same in every language. */
const SHORT: Readonly<Record<string, string>> = {
  'aws/s3-standard': 'S3 Standard',
  'aws/s3-express-one-zone': 'S3 Express',
  'aws/efs-elastic': 'EFS Elastic',
  'aws/efs-provisioned': 'EFS Provisioned',
  'aws/efs-bursting': 'EFS Bursting',
  'aws/fsx-openzfs-single-az-1': 'FSx SAZ 1',
  'aws/fsx-openzfs-single-az-2': 'FSx SAZ 2',
  'aws/fsx-openzfs-single-az-ha-1': 'FSx HA 1',
  'aws/fsx-openzfs-single-az-ha-2': 'FSx HA 2',
  'aws/fsx-openzfs-multi-az': 'FSx Multi-AZ',
  'aws/ebs-gp3': 'gp3',
  'aws/ebs-io2': 'io2',
}

export const shortName = (optionId: string, label: string): string => SHORT[optionId] ?? label

/** What sets one configuration apart from its neighbours on a chart: the tier of a server, the number of volumes. */
export function chartName({ optionId, label, configuration }: Estimate): { long: string; short: string } {
  const short = shortName(optionId, label)
  const { throughputMbps, volumes, protocol } = configuration
  const tier = typeof throughputMbps === 'number' ? wholeText(throughputMbps) : null
  const width = typeof volumes === 'number' && volumes > 1 ? `×${volumes}` : null
  const nfs = protocol === 'nfs4' ? 'v4' : null
  const parts = [tier, width, nfs].filter((part) => part !== null)
  return { long: [short, ...parts].join(' '), short: tier ?? [short, ...parts].join(' ') }
}
