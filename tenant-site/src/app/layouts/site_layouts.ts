import type { ComponentType } from 'react'
import { ChatLayout } from './chat_layout.tsx'
import { DefaultLayout } from './default_layout.tsx'
import { EmptyLayout } from './empty_layout.tsx'
import { UnknownAddress } from './unknown_address.tsx'

/** Layouts and their error pages, loaded with the pages that need them: landers come without navigation and banners. */
export const siteLayouts = {
  default: { Component: DefaultLayout },
  chat: { Component: ChatLayout },
  empty: { Component: EmptyLayout, ErrorBoundary: UnknownAddress },
} satisfies Record<string, { Component: ComponentType; ErrorBoundary?: ComponentType }>
