import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useRequireAccess, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { httpClient } from '#console/data/http_client.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useLeave } from '#console/forms/use_leave.ts'
import { carriedText, carrying } from '#console/manifests/carried_text.ts'
import { brandByKey, makesBrand, type Plan } from '#console/manifests/manifest.ts'
import { ManifestEditor } from '#console/manifests/manifest_editor.tsx'
import { OtherBrand } from '#console/manifests/other_brand.tsx'
import { manifestOutline, type Schema } from '#console/manifests/manifest_outline.ts'
import { useManifest } from '#console/manifests/use_manifest.ts'
import { sectionAddress } from '#console/tenancy/tenant_sections.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

/** Makes a brand from its manifest. */
export default function NewManifestScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const { isPending } = useRequireAccess({ resource: 'manifests', action: 'apply' })
  const work = useManifest(carriedText(useLocation().state) ?? '')
  const { isDone, leave } = useLeave()
  const { data: schema } = useQuery({
    queryKey: ['manifests', 'schema'],
    queryFn: async ({ signal }): Promise<Schema> => (await httpClient('/api/manifests/schema.json', { signal })).json,
    staleTime: Infinity,
  })
  const { text, setText } = work
  const title = translate('manifests.new_title')

  async function apply(plan: Plan) {
    if (!(await work.apply(plan))) return
    notify('manifests.made', { type: 'success', messageArgs: { brand: plan.tenant } })
    const brand = await brandByKey(plan.tenant).catch(() => undefined)
    leave(brand ? sectionAddress(brand.id, '') : '/tenants')
  }

  if (isPending) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1280 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={text.trim() !== ''} isDone={isDone} />
      <BackLink to="/tenants">{translate('resources.tenants.name', { smart_count: 2 })}</BackLink>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', maxWidth: 800 }}>
          {translate('manifests.new_about')}
          {schema && ` ${translate('manifests.required', { keys: schema.required?.join(', ') })}`}
        </Typography>
      </Box>
      <ManifestEditor
        work={work}
        tools={
          schema &&
          text.trim() === '' && (
            <Button size="small" onClick={() => setText(manifestOutline(schema))}>
              {translate('manifests.outline')}
            </Button>
          )
        }
        refusalOf={(plan) =>
          !makesBrand(plan) &&
          !work.outcome?.isApplied && (
            <OtherBrand
              slug={plan.tenant}
              isNew={false}
              text="manifests.exists"
              onGo={(address) => leave(address, carrying(text))}
            />
          )
        }
        onCheck={work.check}
        onApply={apply}
      />
    </Box>
  )
}
