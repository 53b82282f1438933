/** `message` is the API's; empty when there was no answer. */
export class PhotoRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }

  /** Whether the same file may be taken another time. */
  get mayRetry(): boolean {
    return !this.code.startsWith('photo_')
  }
}

/** Formats the API takes; phones convert to these. It checks the real type. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

type Sending = {
  /** 0 to 1. */
  onProgress: (share: number) => void
  signal?: AbortSignal
}

/** XMLHttpRequest, since `fetch` reports no upload progress. @returns the API's answer @throws PhotoRefused */
export function sendPhoto<Answer>(address: string, file: File, { onProgress, signal }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('X-Requested-With', 'manyhearts')
    request.setRequestHeader('Accept', 'application/json')
    // Some devices set no type.
    request.setRequestHeader('Content-Type', file.type.startsWith('image/') ? file.type : 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status < 300 ? resolve(JSON.parse(request.responseText)) : reject(refusedBy(request))
    request.onerror = () => reject(new PhotoRefused('offline', ''))
    request.onabort = () => reject(new PhotoRefused('aborted', ''))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function refusedBy({ responseText }: XMLHttpRequest): PhotoRefused {
  try {
    const [fault] = JSON.parse(responseText).errors
    return new PhotoRefused(fault.code, fault.message)
  } catch {
    return new PhotoRefused('internal', '')
  }
}
