import { breakpoints } from './breakpoints.ts'

const ROOT_PX = 16
const NARROWEST = 360
const WIDEST = breakpoints.wide

/** In rem, so that the size also grows with the reader's own font size. */
export function fluidSize([narrow, wide]: [number, number]): string {
  if (narrow === wide) {
    return rem(narrow)
  }
  const slope = (wide - narrow) / (WIDEST - NARROWEST)
  const growing = `${rem(narrow - slope * NARROWEST)} + ${round(slope * 100)}vw`
  return `clamp(${rem(narrow)},${growing},${rem(wide)})`
}

function rem(px: number): string {
  return `${round(px / ROOT_PX)}rem`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
