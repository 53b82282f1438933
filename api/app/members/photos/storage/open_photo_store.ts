import { Disk } from 'flydrive'
import { DurableDriver } from './durable_driver.js'

interface Bucket {
  name: string
  endpoint?: string
  region?: string
  keyId?: string
  secret?: string
}

interface Place {
  folder: string
  bucket?: Bucket
}

export async function openPhotoStore({ folder, bucket }: Place): Promise<Disk> {
  if (!bucket) return new Disk(new DurableDriver({ location: folder, visibility: 'private' }))
  const { name, endpoint, region = 'us-east-1', keyId, secret } = bucket
  // Imported only if needed: it takes several megabytes.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: name,
      region,
      endpoint,
      // Servers other than Amazon's need path-style URLs and don't know the newer checksums.
      forcePathStyle: Boolean(endpoint),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
      visibility: 'private',
      supportsACL: false,
    })
  )
}
