/** `message` is the API's; empty when there was no answer. */
export class PhotoRefused extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** XMLHttpRequest, since `fetch` reports no upload progress (0 to 1). @returns the photo's id @throws PhotoRefused */
export function sendPhoto(origin: string, file: File, onProgress: (share: number) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${origin}/api/photos`)
    request.setRequestHeader('X-Requested-With', 'manyhearts')
    request.setRequestHeader('Accept', 'application/json')
    // The API checks the bytes; some devices set no type.
    request.setRequestHeader('Content-Type', file.type.startsWith('image/') ? file.type : 'application/octet-stream')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status < 300 ? resolve(JSON.parse(request.responseText).photo.id) : reject(refusedBy(request))
    request.onerror = () => reject(new PhotoRefused('offline', ''))
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
