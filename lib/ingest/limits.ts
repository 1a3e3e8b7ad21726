/**
 * Limits on what is read. They bound memory and time for hostile input; every real result file seen is far below them.
 * A file beyond one of them is refused with a failure that names it.
 */

const KIB = 1024
const MIB = 1024 * KIB
const GIB = 1024 * MIB

/** What a format looks at to recognise a file: this much of its start … */
export const SNIFF_HEAD_BYTES = 2 * MIB
/** … but no more than this where it is already certain: each format looks through all of it. */
export const SNIFF_EARLY_BYTES = 256 * KIB
/** … and this much of its end, for files that fit into the head. */
export const SNIFF_TAIL_BYTES = 64 * KIB

/** A document that has to be in memory as a whole: parsing takes about five times its size. */
export const MAX_DOCUMENT_BYTES = 64 * MIB
/** fio nests 7 levels. Deeper input overflows any recursive walk at about 10^5. */
export const MAX_JSON_DEPTH = 64
export const MAX_JSON_KEYS = 500_000 // per object
export const MAX_JSON_STRING_BYTES = MIB
export const MAX_JSON_NUMBER_CHARS = 64

/** Jobs, phases or scripts of one file. */
export const MAX_RUNS = 10_000
/** Lines around a document that are kept as warnings. */
export const MAX_NOTICES = 100
/** Names of jobs, hosts and devices; fio itself cuts at 127 bytes. */
export const MAX_NAME_CHARS = 255

/** Unpacked size of one upload, all members together. */
export const MAX_UNPACKED_BYTES = 2 * GIB
/** Unpacked : packed, once RATIO_GRACE_BYTES are unpacked. Zeros reach 1029 : 1, json+ files 2.4 : 1 to 20 : 1. */
export const MAX_UNPACK_RATIO = 200
export const RATIO_GRACE_BYTES = 8 * MIB
export const MAX_ARCHIVE_ENTRIES = 1_000
/** A zip is read by the directory at its end, so its packed bytes are kept until then. */
export const MAX_ZIP_BYTES = 128 * MIB
