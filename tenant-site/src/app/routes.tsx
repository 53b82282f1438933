import type { Page } from './page.ts'

export type LayoutName = 'default' | 'chat' | 'empty'

/**
 * Every URL of the site (specification §2), under the layout it is shown in. `screen` names the file
 * `src/features/<word>/<noun>_screen.tsx`; `words` are the texts it needs beside `site`.
 */
export const pages: Record<LayoutName, readonly Page[]> = {
  default: [
    // reach
    { path: '/', screen: 'reach/index', words: ['reach', 'members'], for: 'visitor' },
    // discovery
    // members
    // credits
  ],
  chat: [
    // chat
  ],
  empty: [
    // identity
    { path: '/login', screen: 'identity/login', words: ['identity'], for: 'visitor' },
    // reach
  ],
}
