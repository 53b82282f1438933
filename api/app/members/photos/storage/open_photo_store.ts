import { Disk } from 'flydrive'
import { DurableDriver } from './durable_driver.js'

/** A bucket of an S3-compatible server. */
interface Bucket {
  name: string
  /** Unset: Amazon's own. */
  endpoint?: string
  region?: string
  /** Unset: what the machine itself is allowed. */
  keyId?: string
  secret?: string
}

interface Place {
  /** On this machine. */
  folder: string
  /** Instead of the folder: a bucket that all nodes share. */
  bucket?: Bucket
}

/** Opens where photos are kept. */
export async function openPhotoStore({ folder, bucket }: Place): Promise<Disk> {
  if (!bucket) return new Disk(new DurableDriver({ location: folder, visibility: 'private' }))
  const { name, endpoint, region = 'us-east-1', keyId, secret } = bucket
  // Weighs several megabytes, which a single machine does not need.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: name,
      region,
      endpoint,
      // Servers other than Amazon's know buckets by path, and no newer checksums.
      forcePathStyle: Boolean(endpoint),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
      visibility: 'private',
      supportsACL: false,
    })
  )
}
