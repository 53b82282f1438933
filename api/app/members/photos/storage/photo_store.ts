import type { Disk } from 'flydrive'
import env from '#start/env'
import { openPhotoStore } from './open_photo_store.js'

let store: Promise<Disk> | undefined

export function photoStore(): Promise<Disk> {
  const bucket = env.get('PHOTOS_S3_BUCKET')
  return (store ??= openPhotoStore({
    folder: env.get('DATA_DIR'),
    ...(bucket && {
      bucket: {
        name: bucket,
        endpoint: env.get('PHOTOS_S3_ENDPOINT'),
        region: env.get('PHOTOS_S3_REGION'),
        keyId: env.get('PHOTOS_S3_KEY_ID'),
        secret: env.get('PHOTOS_S3_SECRET')?.release(),
      },
    }),
  }))
}
