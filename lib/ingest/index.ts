export type {
  Container,
  ContainerKind,
  ContainerOptions,
  ContainerReader,
  Member,
  MemberSink,
} from './container/container'
export { openContainer } from './container/open-container'
export type { Format, FormatReader, ReaderOptions, Sample, Sniff } from './format'
export { FORMATS } from './formats'
export { type IngestOptions, openIngest } from './ingest'
export { MAX_DOCUMENT_BYTES, MAX_UNPACKED_BYTES } from './limits'
