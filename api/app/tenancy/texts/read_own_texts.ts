import { ownTextFault } from '@manyhearts/locales/own_text_fault'
import type { OwnTexts, WrittenWording } from '@manyhearts/locales/own_texts'
import { productTexts, WRITTEN_WORDINGS } from '@manyhearts/locales/product_texts'
import { asTenant, type Tenant, tenantRows } from '#app/tenancy/context/tenant_context'

export type OwnTextsByWording = Readonly<Partial<Record<WrittenWording, OwnTexts>>>

interface TextRow {
  wording: WrittenWording
  namespace: string
  key: string
  text: string
}

/** What the brand says in its own words. Texts that the product has no more, or gives other values now, are left out. */
export async function readOwnTexts(tenant: Tenant): Promise<OwnTextsByWording> {
  const rows = await asTenant(
    tenant,
    () =>
      tenantRows<TextRow>(
        'select wording, namespace, key, text from app.tenant_texts where tenant_id = (select sec.tenant_id())'
      ),
    { connection: 'separate', readOnly: true }
  )
  const own: Partial<Record<WrittenWording, Record<string, Record<string, string>>>> = {}
  for (const { wording, namespace, key, text } of rows.filter(fits))
    ((own[wording] ??= {})[namespace] ??= {})[key] = text
  return own
}

function fits({ wording, namespace, key, text }: TextRow): boolean {
  const name = `${namespace}:${key}`
  const original = WRITTEN_WORDINGS.includes(wording) ? productTexts(wording).get(name) : undefined
  return original !== undefined && !ownTextFault(name, original, text)
}
