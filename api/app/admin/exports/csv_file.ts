import type { HttpResponse } from '@adonisjs/core/http'

/** Heads an answer that browsers save as a file; it names people or codes, so nothing between may keep it. */
export function csvFile(response: HttpResponse, name: string): void {
  response
    .header('Content-Type', 'text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('Cache-Control', 'no-store')
}
