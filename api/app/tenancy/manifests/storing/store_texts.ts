import { tenantRows } from '#app/tenancy/context/tenant_context'
import { noteOwnTexts } from '#app/tenancy/texts/note_own_texts'
import type { WholeManifest } from '#app/tenancy/manifests/manifest'
import { textsOf } from '#app/tenancy/manifests/texts_of'

/** Texts that are already so stay untouched. */
export async function storeTexts(manifest: Pick<WholeManifest, 'texts'>): Promise<void> {
  const wanted = JSON.stringify(
    textsOf(manifest).map(({ wording, name, text }) => {
      const [namespace, ...key] = name.split(':')
      return { wording, namespace, key: key.join(':'), text }
    })
  )
  await tenantRows(
    `delete from app.tenant_texts where tenant_id = (select sec.tenant_id()) and not ((wording, namespace, key) in (
       select wording, namespace, key from jsonb_to_recordset(?::jsonb) as wanted(wording text, namespace text, key text)))`,
    [wanted]
  )
  await tenantRows(
    `insert into app.tenant_texts (wording, namespace, key, text)
     select wording, namespace, key, text
     from jsonb_to_recordset(?::jsonb) as wanted(wording text, namespace text, key text, text text)
     on conflict (tenant_id, wording, namespace, key) do update set text = excluded.text, changed_at = now()
     where tenant_texts.text is distinct from excluded.text`,
    [wanted]
  )
  await noteOwnTexts()
}
