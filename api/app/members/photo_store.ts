import { Disk } from 'flydrive'
import env from '#start/env'
import { DurableDriver } from './durable_driver.js'

let disk: Promise<Disk> | undefined

/**
 * Where photos are kept, under the paths the database names: on this machine's disk, or in an S3-compatible bucket that all nodes
 * share (`PHOTOS_S3_BUCKET` in `.env.example`).
 */
export function photoStore(): Promise<Disk> {
  return (disk ??= openStore())
}

async function openStore(): Promise<Disk> {
  const bucket = env.get('PHOTOS_S3_BUCKET')
  if (!bucket) return new Disk(new DurableDriver({ location: env.get('DATA_DIR'), visibility: 'private' }))
  // Weighs several megabytes, which a single machine does not need.
  const { S3Driver } = await import('flydrive/drivers/s3')
  const [id, secret] = [env.get('PHOTOS_S3_KEY_ID'), env.get('PHOTOS_S3_SECRET')]
  return new Disk(
    new S3Driver({
      bucket,
      region: env.get('PHOTOS_S3_REGION') ?? 'us-east-1',
      endpoint: env.get('PHOTOS_S3_ENDPOINT'),
      // Servers other than Amazon's know buckets by path, and no newer checksums.
      forcePathStyle: Boolean(env.get('PHOTOS_S3_ENDPOINT')),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(id && secret && { credentials: { accessKeyId: id, secretAccessKey: secret.release() } }),
      visibility: 'private',
      supportsACL: false,
    })
  )
}
