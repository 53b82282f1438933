import type { PageFault } from './page_faults.js'

export function pageFaultReason({ rule, meta: { tag, line } }: PageFault): string {
  switch (rule) {
    case 'page_tag':
      return `${tag} is not known here (line ${line} of the text)`
    case 'page_tag_open':
      return `${tag} is not closed (line ${line} of the text)`
    case 'page_section':
      return `${tag} lacks its other half (line ${line} of the text)`
    case 'page_nesting':
      return `${tag} stands in too many other sections (line ${line} of the text)`
  }
}
