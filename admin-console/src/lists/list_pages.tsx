import type { ElementType } from 'react'
import { Pagination, type PaginationProps } from 'react-admin'

/** React-admin's would be a span, in which its own rows may not stand. */
const block: { component: ElementType } = { component: 'div' }

export function ListPages(props: PaginationProps) {
  return <Pagination {...props} {...block} />
}
