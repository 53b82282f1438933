import { extname } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { NotFound } from '#app/http/http_errors'
import { readPhotoFile } from '#app/members/photos/storage/read_photo_file'
import { exportPage } from './export_page.js'
import type { PersonalData } from '#app/identity/personal_data/personal_data_of'

export function exportArchive(data: PersonalData): Readable {
  const zip = new ZipFile()
  void fill(zip, data).catch((error: unknown) => zip.emit('error', error))
  // `pipe` doesn't forward errors.
  const out = new PassThrough()
  zip.on('error', (error: Error) => out.destroy(error))
  return zip.outputStream.pipe(out)
}

async function fill(zip: ZipFile, data: PersonalData): Promise<void> {
  const { madeAt: mtime } = data
  const photos: string[] = []
  for (const [place, { filename }] of data.tables.photos!.entries()) {
    const picture = await readPhotoFile(filename).catch(missing)
    if (!picture) continue
    const name = `photos/${place + 1}${extname(filename)}`
    zip.addBuffer(picture, name, { mtime, compress: false })
    photos.push(name)
  }
  const sent = new Map<string, string>()
  for (const { message_id: message, filename } of data.tables.chat_photos!) {
    const picture = message && (await readPhotoFile(filename).catch(missing))
    if (!picture) continue
    const name = `photos/chats/${sent.size + 1}${extname(filename)}`
    zip.addBuffer(picture, name, { mtime, compress: false })
    sent.set(String(message), name)
  }
  zip.addBuffer(Buffer.from(exportPage(data, photos, sent)), 'index.html', { mtime })
  zip.addBuffer(Buffer.from(machineReadable(data)), 'data.json', { mtime })
  zip.end()
}

function missing(error: unknown): null {
  if (error instanceof NotFound) return null
  throw error
}

function machineReadable({ site, madeAt, tables, people, gifts, log, interests, region }: PersonalData): string {
  return JSON.stringify(
    {
      site: site.settings.name,
      address: site.mainHost,
      made_at: madeAt.toISOString(),
      tables,
      log,
      people: Object.fromEntries(people),
      gifts: Object.fromEntries(gifts),
      interests: interests.map(({ name }) => name),
      region,
    },
    null,
    2
  )
}
