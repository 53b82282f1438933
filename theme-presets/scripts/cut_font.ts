import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compress, decompress } from 'woff2-encoder'

/** How far an axis must reach, both ends included; of an axis not named everything stays. */
export type AxisLimits = Record<string, [from: number, to: number]>

/** The part of HarfBuzz's subsetter (hb-subset.h) in use; pointers are numbers. */
type Subsetter = {
  memory: { buffer: ArrayBuffer }
  malloc(size: number): number
  free(at: number): void
  hb_blob_create(data: number, size: number, mode: number, user: number, destroy: number): number
  hb_blob_get_data(blob: number, size: number): number
  hb_blob_get_length(blob: number): number
  hb_blob_destroy(blob: number): void
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_face_destroy(face: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_input_unicode_set(input: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    from: number,
    to: number,
    rest: number
  ): number
  hb_subset_input_destroy(input: number): void
  hb_subset_or_fail(face: number, input: number): number
}

const WRITABLE = 2

const FEATURES = 6

/** Features that let letters join, and the digits our CSS asks for; a face has some of them. */
const USED = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'lnum', 'tnum']

export type Cut = {
  signs: readonly number[]
  limits: AxisLimits
}

/** Node has it, but only the browser types declare it. */
declare const WebAssembly: { instantiate(code: Uint8Array): Promise<{ instance: { exports: unknown } }> }

const { instance } = await WebAssembly.instantiate(
  readFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')))
)
const hb = instance.exports as Subsetter

/**
 * Removes from a variable font what no page shows: other characters, weights, fixed axes, glyph names, unused features.
 * @returns WOFF2, unchanged where nothing is gained @throws when HarfBuzz can't
 */
export async function cutFont(file: Uint8Array, cut: Cut): Promise<Uint8Array> {
  const smaller = await compress(await cutToTrueType(file, cut))
  return smaller.length < file.length ? smaller : file
}

/** The same, uncompressed: what documents embed. */
export async function cutToTrueType(file: Uint8Array, { signs, limits }: Cut): Promise<Uint8Array> {
  const font = await decompress(file)
  const data = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, data)
  const blob = hb.hb_blob_create(data, font.length, WRITABLE, 0, 0)
  const face = hb.hb_face_create(blob, 0)
  const input = hb.hb_subset_input_create_or_fail()
  const kept = hb.hb_subset_input_unicode_set(input)
  for (const sign of signs) hb.hb_set_add(kept, sign)
  const features = hb.hb_subset_input_set(input, FEATURES)
  hb.hb_set_clear(features)
  for (const feature of USED) hb.hb_set_add(features, tag(feature))
  for (const [axis, [from, to]] of Object.entries(limits))
    hb.hb_subset_input_set_axis_range(input, face, tag(axis), from, to, NaN)
  const cut = hb.hb_subset_or_fail(face, input)
  if (!cut) throw new Error(`HarfBuzz can't cut a font to ${JSON.stringify(limits)}`)
  const written = hb.hb_face_reference_blob(cut)
  const start = hb.hb_blob_get_data(written, 0)
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(written))
  for (const one of [blob, written]) hb.hb_blob_destroy(one)
  for (const one of [face, cut]) hb.hb_face_destroy(one)
  hb.hb_subset_input_destroy(input)
  hb.free(data)
  return bytes
}

function tag(axis: string): number {
  return [...axis].reduce((number, sign) => (number << 8) | sign.charCodeAt(0), 0)
}
