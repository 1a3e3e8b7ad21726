import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ProblemText } from '@/components/import/problem-text'
import { RunTable } from '@/components/runs/run-table'
import { PageShell } from '@/components/shell/page-shell'
import { LinkButton } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { Table, Td, Th, Tr } from '@/components/ui/table'
import type { RunGroup } from '@/lib/model/benchmark-run'
import type { FileWithRuns, MemberRecord } from '@/lib/model/library'
import { ChecksList } from './checks-list'
import { FilePart, rawAddress } from './file-part'
import { GroupPart } from './group-part'
import styles from './run.module.css'

/** A result file: its groups as wholes, its runs, what was odd about it. */
export function FileView({ file, groups }: { file: FileWithRuns; groups: readonly RunGroup[] }) {
  const t = useTranslations('run')
  const tool = [file.tool, file.toolVersion].filter((part) => part !== null).join(' ')
  const runs = file.runs.length > 0 && (
    <Section title={t('runsOfFile')} note={t('file.runCount', { count: file.runs.length })} first={groups.length === 0}>
      <RunTable runs={file.runs} withFile={false} />
    </Section>
  )
  return (
    <PageShell
      title={<bdi>{file.name}</bdi>}
      crumb={
        <>
          <Link href="/runs">{t('runs')}</Link> / {tool}
        </>
      }
      actions={
        <LinkButton href={rawAddress(file.id)} download={file.name} prefetch={false}>
          {t('rawFile')}
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        <div>
          {groups.map((group, index) => (
            <GroupPart key={group.group} group={group} fileName={`tierfront-${file.id}`} first={index === 0} />
          ))}
          {groups.length === 0 && runs}
          {file.members !== null && <Members members={file.members} />}
        </div>
        <div>
          {file.warnings.length > 0 && <ChecksList findings={[]} notices={file.warnings} tested={false} first />}
          <FilePart file={file} linked={false} first={file.warnings.length === 0} />
        </div>
      </div>
      {groups.length > 0 && runs}
    </PageShell>
  )
}

/** Entries of an archive, each with its own outcome. */
function Members({ members }: { members: readonly MemberRecord[] }) {
  const t = useTranslations('run.members')
  return (
    <Section title={t('title')} note={t('note', { count: members.length })} first>
      <Table caption={t('title')}>
        <thead>
          <Tr>
            <Th>{t('name')}</Th>
            <Th>{t('outcome')}</Th>
          </Tr>
        </thead>
        <tbody>
          {members.map(({ name, file, failure }) => (
            <Tr key={name}>
              <Td>{file === null ? name : <Link href={`/files/${file.id}`}>{name}</Link>}</Td>
              <Td>{file === null ? <ProblemText problem={failure} /> : t('read', { count: file.runs.length })}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
