import { type ChildProcess, fork } from 'node:child_process'
import type { EncodedHero } from './encode_hero.js'
import type { EncodedPhoto } from './encode_photo.js'
import type { Done, HeroTask, PhotoTask } from './photo_worker.js'
import {
  BrokenPhoto,
  HeroTooNarrow,
  MovingPhoto,
  PhotoHidesMore,
  PhotosBusy,
  PhotoTooSmall,
  TooManyPixels,
  WrongKindOfPhoto,
} from './photo_errors.js'

/** Each decoding may take some hundred megabytes and a core. */
const AT_A_TIME = 2
const QUEUE = 200
/** On the clock: a worker ends by itself over a picture that takes too much of a processor (photo_worker.ts). */
const LONGEST_MS = 120_000
const IDLE_MS = 30_000

const WORKER = new URL(`./photo_worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

const idle: ChildProcess[] = []
const waiting: (() => void)[] = []
let running = 0

/**
 * Encodes a picture in a worker process, queued if all are busy. @throws PhotosBusy if the queue is full, or the machine has no time for
 * it; or why the file is refused
 */
export function encodeInWorker(task: PhotoTask): Promise<EncodedPhoto> {
  return inTurn<EncodedPhoto>(task)
}

/** Encodes the file of a picture for a front page, as `encodeInWorker` does photos. */
export function encodeHeroInWorker(file: string): Promise<EncodedHero> {
  return inTurn<EncodedHero>({ hero: file })
}

async function inTurn<Encoded>(task: PhotoTask | HeroTask): Promise<Encoded> {
  if (running < AT_A_TIME) running++
  else if (waiting.length < QUEUE) await new Promise<void>((turn) => waiting.push(turn))
  else throw new PhotosBusy()
  try {
    return outcome(await askWorker<Encoded>(task))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function outcome<Encoded>(done: Done<Encoded> | undefined): Encoded {
  if (done && 'encoded' in done) return done.encoded
  const { code, meta } = done?.fault ?? { code: 'photo_broken' as const }
  switch (code) {
    case 'photo_kind':
      throw new WrongKindOfPhoto()
    case 'photo_animated':
      throw new MovingPhoto()
    case 'photo_hides_more':
      throw new PhotoHidesMore()
    case 'photo_too_small':
      throw new PhotoTooSmall(meta)
    case 'photo_too_many_pixels':
      throw new TooManyPixels(meta)
    case 'hero_too_narrow':
      throw new HeroTooNarrow(meta)
    case 'photo_broken':
      throw new BrokenPhoto()
  }
}

function askWorker<Encoded>(task: PhotoTask | HeroTask): Promise<Done<Encoded> | undefined> {
  const worker = idle.pop() ?? newWorker()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new PhotosBusy())
      worker.kill('SIGKILL')
    }, LONGEST_MS)
    const gone = () => finish(undefined)
    const said = (done: unknown) => finish(done as Done<Encoded>)
    worker.once('message', said).once('exit', gone)
    worker.send(task, (error) => error && finish(undefined))

    function finish(done: Done<Encoded> | undefined): void {
      clearTimeout(timer)
      worker.off('message', said).off('exit', gone)
      if (done) rest(worker)
      resolve(done)
    }
  })
}

function newWorker(): ChildProcess {
  const worker = fork(WORKER, [], { env: {}, execArgv: [], serialization: 'advanced' })
  // Idle workers must not keep the server's process alive.
  worker.unref()
  worker.channel?.unref()
  worker.on('error', () => worker.kill('SIGKILL'))
  worker.once('exit', () => leave(worker))
  return worker
}

function rest(worker: ChildProcess): void {
  idle.push(worker)
  setTimeout(() => leave(worker) && worker.disconnect(), IDLE_MS).unref()
}

function leave(worker: ChildProcess): boolean {
  const place = idle.indexOf(worker)
  if (place >= 0) idle.splice(place, 1)
  return place >= 0
}
