import { type ChildProcess, fork } from 'node:child_process'
import type { EncodedPhoto } from './encode_photo.js'
import type { PhotoDone, PhotoTask } from './photo_worker.js'
import {
  BrokenPhoto,
  MovingPhoto,
  PhotoHidesMore,
  PhotosBusy,
  TooManyPixels,
  WrongKindOfPhoto,
} from './photo_errors.js'

/** Pictures decoded at once: each may take some hundred megabytes and a core. */
const AT_A_TIME = 2
/** Pictures that may wait, each a file of up to 15 MB on the disk. */
const QUEUE = 200
/** A picture that takes longer is made to. */
const LONGEST_MS = 15_000
/** How long a worker without work stays. */
const IDLE_MS = 30_000

/** On TypeScript sources the worker is one too; Node.js reads it as it is. */
const WORKER = new URL(`./photo_worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

const idle: ChildProcess[] = []
const waiting: (() => void)[] = []
let running = 0

/**
 * Encodes a picture in a worker process when it is its turn. A picture that kills its worker or keeps it too long is broken; the
 * next one gets a new worker.
 * @throws WrongKindOfPhoto MovingPhoto PhotoHidesMore TooManyPixels BrokenPhoto; PhotosBusy when too many wait
 */
export async function encodeInWorker(task: PhotoTask): Promise<EncodedPhoto> {
  if (running < AT_A_TIME) running++
  else if (waiting.length < QUEUE) await new Promise<void>((turn) => waiting.push(turn))
  else throw new PhotosBusy()
  try {
    return outcome(await askWorker(task))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function outcome(done: PhotoDone | undefined): EncodedPhoto {
  if (done && 'encoded' in done) return done.encoded
  const { code, meta } = done?.fault ?? { code: 'photo_broken' as const }
  switch (code) {
    case 'photo_kind':
      throw new WrongKindOfPhoto()
    case 'photo_animated':
      throw new MovingPhoto()
    case 'photo_hides_more':
      throw new PhotoHidesMore()
    case 'photo_too_many_pixels':
      throw new TooManyPixels(meta)
    case 'photo_broken':
      throw new BrokenPhoto()
  }
}

/** What a worker says; undefined when it died or had to be killed. */
function askWorker(task: PhotoTask): Promise<PhotoDone | undefined> {
  const worker = idle.pop() ?? newWorker()
  return new Promise((resolve) => {
    const timer = setTimeout(() => worker.kill('SIGKILL'), LONGEST_MS)
    const gone = () => finish(undefined)
    const said = (done: unknown) => finish(done as PhotoDone)
    worker.once('message', said).once('exit', gone)
    worker.send(task, (error) => error && finish(undefined))

    function finish(done: PhotoDone | undefined): void {
      clearTimeout(timer)
      worker.off('message', said).off('exit', gone)
      if (done) rest(worker)
      resolve(done)
    }
  })
}

/** It gets none of the server's secrets and none of its options. */
function newWorker(): ChildProcess {
  const worker = fork(WORKER, [], { env: {}, execArgv: [], serialization: 'advanced' })
  // Who is idle keeps nobody's process alive.
  worker.unref()
  worker.channel?.unref()
  worker.on('error', () => worker.kill('SIGKILL'))
  worker.once('exit', () => leave(worker))
  return worker
}

/** Waits for more work for a while. */
function rest(worker: ChildProcess): void {
  idle.push(worker)
  setTimeout(() => leave(worker) && worker.disconnect(), IDLE_MS).unref()
}

/** Whether it was idle until now. */
function leave(worker: ChildProcess): boolean {
  const place = idle.indexOf(worker)
  if (place >= 0) idle.splice(place, 1)
  return place >= 0
}
