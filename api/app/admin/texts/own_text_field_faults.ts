import { type OwnTextFault, ownTextFault } from '@manyhearts/locales/own_text_fault'
import type { FieldFault } from '#app/http/validation/fields_refused'
import type { OwnTextPlace } from './own_text_place.js'

/** What forbids that a brand says `own` in this place, as faults of the field `own`. */
export function ownTextFieldFaults({ name, product }: OwnTextPlace, own: string): FieldFault[] {
  const fault = ownTextFault(name, product, own)
  return fault ? rulesOf(fault).map((rule) => ({ field: 'own', ...rule })) : []
}

function rulesOf(fault: OwnTextFault): Omit<FieldFault, 'field'>[] {
  switch (fault.rule) {
    case 'fixed':
      return [{ rule: 'text_fixed' }]
    case 'empty':
      return [{ rule: 'required' }]
    case 'unseen':
      return [{ rule: 'control_characters' }]
    case 'markup':
      return [{ rule: 'text_markup' }]
    case 'too_long':
      return [{ rule: 'maxLength', meta: { max: fault.most } }]
    case 'placeholders':
      return [
        ...(fault.missing.length > 0 ? [{ rule: 'text_missing', meta: { names: fault.missing.join(' ') } }] : []),
        ...(fault.unknown.length > 0 ? [{ rule: 'text_unknown', meta: { names: fault.unknown.join(' ') } }] : []),
      ]
  }
}
