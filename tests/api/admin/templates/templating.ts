import { randomUUID } from 'node:crypto'
import { asOwner, type Brand } from '../../../cast.ts'

export const newText = () => ({
  name: `Thanks ${randomUUID().slice(0, 8)}`,
  purpose: 'message',
  language: 'en',
  body: 'Thank you for {number}. Your team at {brand}',
})

/** The id of a template that stands at a brand. */
export function newTemplate(brand: Brand, more: Partial<ReturnType<typeof newText>> = {}): Promise<string> {
  const { name, purpose, language, body } = { ...newText(), ...more }
  return asOwner(async (owner) => {
    const { rows } = await owner.query(
      `insert into app.answer_templates (tenant_id, name, purpose, language, body) values ($1, $2, $3, $4, $5) returning id::text`,
      [brand.id, name, purpose, language, body]
    )
    return rows[0].id as string
  }, brand)
}
