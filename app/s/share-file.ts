import { type OpenedShare, openShare } from '@/lib/services/open-share'
import { addressOf, refuseFile } from './refusal'

type FileContext = { params: Promise<{ token: string }> }
type FileText = (share: OpenedShare, request: Request) => Promise<string> | string

/** A file of a shared report, written from its document alone. Named by the document's hash, not by its title. */
export const shareFile =
  ({ type, ending }: { type: string; ending: string }, write: FileText) =>
  async (request: Request, { params }: FileContext): Promise<Response> => {
    const { token } = await params
    const opened = await openShare({ token, address: addressOf(request), now: new Date() })
    if (!opened.ok) return refuseFile(opened.error)
    return new Response(await write(opened.value, request), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="report-${opened.value.sha256.slice(0, 12)}.${ending}"`,
      },
    })
  }
