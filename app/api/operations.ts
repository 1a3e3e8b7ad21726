import type { Operation } from './openapi'
import * as bills from './v1/bills/route'
import * as checks from './v1/checks/route'
import * as comparisons from './v1/comparisons/route'
import * as demo from './v1/demo/route'
import * as destinations from './v1/destinations/route'
import * as estimates from './v1/estimates/route'
import * as raw from './v1/files/[id]/raw/route'
import * as file from './v1/files/[id]/route'
import * as preview from './v1/files/preview/route'
import * as files from './v1/files/route'
import * as link from './v1/links/[id]/route'
import * as options from './v1/options/route'
import * as priceBooks from './v1/price-books/route'
import * as question from './v1/questions/[id]/route'
import * as questions from './v1/questions/route'
import * as recommendations from './v1/recommendations/route'
import * as links from './v1/reports/[id]/links/route'
import * as report from './v1/reports/[id]/route'
import * as reports from './v1/reports/route'
import * as run from './v1/runs/[id]/route'
import * as runs from './v1/runs/route'
import * as table from './v1/tables/[...id]/route'
import * as tablePreview from './v1/tables/preview/route'
import * as tables from './v1/tables/route'

const row = (
  method: Operation['method'],
  path: string,
  summary: string,
  handler: Operation['handler'],
  success: Operation['success'] = 200,
): Operation => ({
  method,
  path: `/api/v1${path}`,
  summary,
  handler,
  success,
})
const upload = (
  method: 'put' | 'post',
  path: string,
  summary: string,
  handler: Operation['handler'],
  success: Operation['success'] = 201,
): Operation => ({
  ...row(method, path, summary, handler, success),
  rawBody: true,
})

/** Every route of the API, in the order in which a reader would meet them. */
export const OPERATIONS: readonly Operation[] = [
  upload('put', '/files', 'Import a result file; the same content again answers 200', files.PUT),
  upload('post', '/files', 'The same as PUT', files.POST),
  upload('put', '/files/preview', 'Read a file without storing it', preview.PUT, 200),
  upload('post', '/files/preview', 'The same as PUT', preview.POST, 200),
  row('get', '/files', 'List files', files.GET),
  row('get', '/files/{id}', 'A file with its runs', file.GET),
  row('get', '/files/{id}/raw', 'The bytes as they were uploaded', raw.GET),
  row('delete', '/files/{id}', 'Delete a file and its runs', file.DELETE, 204),
  row('get', '/runs', 'List runs, filtered and sorted', runs.GET),
  row('get', '/runs/{id}', 'A run with its distributions and checks', run.GET),
  row('patch', '/runs/{id}', 'Say which option a run measured; tags, note', run.PATCH),
  row('post', '/comparisons', 'Runs against runs: ratios, intervals, parameters that differ', comparisons.POST),
  row('get', '/options', 'The catalogue: configuration, meters, limits and prices with their sources', options.GET),
  row('get', '/price-books', 'Price books that bills can name', priceBooks.GET),
  row('post', '/bills', 'Prices × quantities', bills.POST),
  row('post', '/estimates', 'One option under a workload: bill, path, latency, constraints', estimates.POST),
  row(
    'post',
    '/recommendations',
    'Options ranked for a workload, with reasons, flips and contradictions',
    recommendations.POST,
  ),
  row('post', '/checks', 'What contradicts itself in a workload', checks.POST),
  row('get', '/questions', 'Saved questions with the history of their answers', questions.GET),
  row('post', '/questions', 'Save a question', questions.POST, 201),
  row('get', '/questions/{id}', 'Ask a saved question again: today’s answer and what changed', question.GET),
  row('patch', '/questions/{id}', 'Change a saved question', question.PATCH),
  row('delete', '/questions/{id}', 'Delete a saved question', question.DELETE, 204),
  row('get', '/tables', 'Published tables with what contradicts itself in them', tables.GET),
  row('post', '/tables', 'Enter a table', tables.POST, 201),
  row('post', '/tables/preview', 'What a table with its rows as CSV would enter; nothing is kept', tablePreview.POST),
  row('get', '/tables/{id}', 'A table', table.GET),
  row('delete', '/tables/{id}', 'Delete a table of one’s own', table.DELETE, 204),
  row('get', '/reports', 'List reports', reports.GET),
  row('post', '/reports', 'Freeze an answer or runs as a report', reports.POST, 201),
  row('get', '/reports/{id}', 'A report', report.GET),
  row('delete', '/reports/{id}', 'Delete a report and its links', report.DELETE, 204),
  row('get', '/reports/{id}/links', 'Links of a report, without their tokens', links.GET),
  row('post', '/reports/{id}/links', 'Make a link; the only time its address is shown', links.POST, 201),
  row('delete', '/links/{id}', 'Revoke a link', link.DELETE, 204),
  row('get', '/demo', 'Whether the demo is loaded', demo.GET),
  row('post', '/demo', 'Load the demo', demo.POST, 201),
  row('delete', '/demo', 'Remove the demo', demo.DELETE),
  row('get', '/destinations', 'Where the command palette can go', destinations.GET),
]
