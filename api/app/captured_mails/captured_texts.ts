import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import env from '#start/env'

/** A text message that was kept instead of sent. */
export interface CapturedText {
  at: string
  to: string
  text: string
}

/** They hold codes and numbers, so they go when the codes are over. */
const KEPT_MS = 3_600_000
const NAME = /^(\d+)-[0-9a-f-]+\.json$/

export async function captureText(message: Omit<CapturedText, 'at'>): Promise<void> {
  await mkdir(textFolder(), { recursive: true })
  await forgetOld()
  const path = join(textFolder(), `${Date.now()}-${randomUUID()}.json`)
  await writeFile(`${path}.part`, JSON.stringify({ at: new Date().toISOString(), ...message }))
  await rename(`${path}.part`, path)
}

/** Newest first: their file names begin with the time. */
export async function capturedTexts(): Promise<CapturedText[]> {
  const found = await Promise.all(
    (await names()).toReversed().map((name) => readFile(join(textFolder(), name), 'utf8').catch(() => undefined))
  )
  return found.filter((text) => text !== undefined).map((text) => JSON.parse(text) as CapturedText)
}

async function forgetOld(): Promise<void> {
  const old = (await names()).filter((name) => Number(NAME.exec(name)![1]) < Date.now() - KEPT_MS)
  await Promise.all(old.map((name) => rm(join(textFolder(), name), { force: true })))
}

async function names(): Promise<string[]> {
  return (await readdir(textFolder()).catch(() => [])).filter((name) => NAME.test(name)).sort()
}

function textFolder(): string {
  return resolve(join(env.get('DATA_DIR'), 'sms'))
}
