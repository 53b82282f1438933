import type { ComponentProps, FormEvent } from 'react'
import { TextField } from '#site/ui/fields/text_field.tsx'
import { caretAfter, groupedIban } from './grouped_iban.ts'

/** 34 characters at most, and a space after each four (ISO 13616). */
const LONGEST = 42

type IbanFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'error'>

/** Groups the account while it is typed or pasted; the caret stays where it was. */
export function IbanField(props: IbanFieldProps) {
  function group({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const { value, selectionStart } = input
    const caret = caretAfter(value.slice(0, selectionStart ?? value.length))
    input.value = groupedIban(value)
    input.setSelectionRange(caret, caret)
  }

  return (
    <TextField
      {...props}
      name="iban"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={LONGEST}
      required
      onInput={group}
    />
  )
}
