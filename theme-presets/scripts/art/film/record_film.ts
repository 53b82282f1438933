/** A drawing and the part of its width that is shown at its beginning and end: left, top and width, as shares of its width. */
export interface FilmShot {
  picture: string
  from: readonly [number, number, number]
  to: readonly [number, number, number]
}

export const FILM = { width: 640, height: 360, fade: 0.5, rate: 15, bits: 150_000 }

interface FilmPlan {
  shots: FilmShot[]
  width: number
  height: number
  /** Of each shot, and of the passage to the next. */
  seconds: number
  fade: number
  rate: number
  bits: number
}

/** Runs in a browser: draws the shots on a canvas in real time and records it. @returns WebM in base64 */
export async function recordFilm({ shots, width, height, seconds, fade, rate, bits }: FilmPlan): Promise<string> {
  const pictures = await Promise.all(
    shots.map(async ({ picture }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      return image
    })
  )
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')!
  const draw = (place: number, part: number, opacity: number) => {
    const [image, { from, to }] = [pictures[place]!, shots[place]!]
    const at = (index: 0 | 1 | 2) => (from[index] + (to[index] - from[index]) * part) * image.naturalWidth
    const wide = at(2)
    context.globalAlpha = opacity
    context.drawImage(image, at(0), at(1), wide, (wide * height) / width, 0, 0, width, height)
  }
  const recorder = new MediaRecorder(canvas.captureStream(rate), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: bits,
  })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  draw(0, 0, 1)
  recorder.start()
  const began = performance.now()
  const length = shots.length * seconds
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = (performance.now() - began) / 1000
      const place = Math.floor(now / seconds)
      const within = now - place * seconds
      if (now >= length) {
        clearInterval(timer)
        resolve()
        return
      }
      draw(place, within / (seconds + fade), 1)
      // The next one, or the first again, appears during the last part.
      const fading = (within - seconds + fade) / fade
      if (fading > 0) draw((place + 1) % shots.length, 0, fading)
    }, 1000 / rate)
  })
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(pieces, { type: 'video/webm' }).arrayBuffer())
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
}
