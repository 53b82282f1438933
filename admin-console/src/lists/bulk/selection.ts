import { createContext, use } from 'react'
import type { RaRecord } from 'react-admin'

/** Which rows of the page are chosen, to do something to all of them. */
export interface Selection {
  /** The chosen rows, in their order. */
  rows: RaRecord[]
  /** How many of the page can be. */
  selectable: number
  isSelectable(row: RaRecord): boolean
  isChosen(row: RaRecord): boolean
  /** `toHere`: all from the one that was chosen before. */
  toggle(row: RaRecord, toHere?: boolean): void
  toggleAll(): void
  clear(): void
  /** Out of sight, as if it were done already. */
  isHidden(row: RaRecord): boolean
  hide(rows: RaRecord[]): void
  show(rows: RaRecord[]): void
}

export const SelectionContext = createContext<Selection | undefined>(undefined)

/** Undefined in a list whose rows can't be chosen. */
export function useSelection(): Selection | undefined {
  return use(SelectionContext)
}
