import { createContext } from 'react'

/** The preset whose drawings a page shows: the brand's. */
export const PresetContext = createContext('blush')
