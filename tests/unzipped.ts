import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'

export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)(zip, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  return new Promise((done, fail) => {
    archive.on('error', fail)
    archive.on('end', () => done(files))
    archive.on('entry', (entry: Entry) => {
      archive.openReadStream(entry, async (error, stream) => {
        if (error) return fail(error)
        files.set(entry.fileName, await buffer(stream))
        archive.readEntry()
      })
    })
    archive.readEntry()
  })
}
