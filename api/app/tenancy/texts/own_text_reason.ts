import type { FixedReason } from '@manyhearts/locales/fixed_texts'
import type { OwnTextFault } from '@manyhearts/locales/own_text_fault'

const FIXED: Record<FixedReason, string> = {
  agreement: 'members agree to it, and the version of its words is recorded',
  fictional: 'it says what fictional profiles are',
  law: 'a law says what has to stand there',
  safety: 'it keeps members safe',
}

/** What is wrong with a brand's own text, in English, as manifests are answered. */
export function ownTextReason(fault: OwnTextFault): string {
  switch (fault.rule) {
    case 'fixed':
      return `can’t be said otherwise: ${FIXED[fault.because]}`
    case 'empty':
      return 'must not be empty; without it the product’s text is said'
    case 'unseen':
      return 'has control characters or line breaks that the product’s text doesn’t have'
    case 'markup':
      return 'may have values and tags only as the product’s text has them, and no other markup'
    case 'too_long':
      return `may have ${fault.most} characters`
    case 'placeholders':
      return [
        ...(fault.missing.length > 0 ? [`needs ${fault.missing.join(' ')}`] : []),
        ...(fault.unknown.length > 0 ? [`has ${fault.unknown.join(' ')}, which the product’s text doesn’t have`] : []),
      ].join(' and ')
  }
}
