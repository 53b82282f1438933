import type { Crop } from './use_photo_changes.ts'

/** 4:5 crop: zoom, and upper left corner as fractions of the photo. */
export type CropWindow = { zoom: number; x: number; y: number }

const PORTRAIT = 4 / 5
export const MOST_ZOOM = 4

/** The largest window, centred; higher on tall photos, where faces usually are. */
export function firstWindow(ratio: number): CropWindow {
  const { width, height } = sizeOf(1, ratio)
  return { zoom: 1, x: (1 - width) / 2, y: (1 - height) / 3 }
}

/** `ratio`: the photo's width divided by its height. */
export function cropOf({ zoom, x, y }: CropWindow, ratio: number): Crop {
  return { x, y, ...sizeOf(zoom, ratio) }
}

/** By fractions of the window's size; stays within the photo. */
export function moved(window: CropWindow, ratio: number, byX: number, byY: number): CropWindow {
  const { width, height } = sizeOf(window.zoom, ratio)
  return inside({ ...window, x: window.x + byX * width, y: window.y + byY * height }, ratio)
}

/** Around the window's centre. */
export function zoomed(window: CropWindow, ratio: number, zoom: number): CropWindow {
  const wanted = Math.min(Math.max(zoom, 1), MOST_ZOOM)
  const [before, after] = [sizeOf(window.zoom, ratio), sizeOf(wanted, ratio)]
  const x = window.x + (before.width - after.width) / 2
  const y = window.y + (before.height - after.height) / 2
  return inside({ zoom: wanted, x, y }, ratio)
}

function sizeOf(zoom: number, ratio: number): { width: number; height: number } {
  return ratio > PORTRAIT
    ? { width: PORTRAIT / ratio / zoom, height: 1 / zoom }
    : { width: 1 / zoom, height: ratio / PORTRAIT / zoom }
}

function inside(window: CropWindow, ratio: number): CropWindow {
  const { width, height } = sizeOf(window.zoom, ratio)
  return {
    ...window,
    x: Math.min(Math.max(window.x, 0), 1 - width),
    y: Math.min(Math.max(window.y, 0), 1 - height),
  }
}
