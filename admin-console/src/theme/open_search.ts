import { createContext } from 'react'

/** Opens the search, wherever one is; undefined outside the console's frame. */
export const OpenSearch = createContext<(() => void) | undefined>(undefined)
