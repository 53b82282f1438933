import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { brandByKey } from '#console/manifests/manifest.ts'
import { NEW_FROM_MANIFEST, sectionAddress } from '#console/tenancy/tenant_sections.ts'

interface Props {
  /** Key of the brand that the text names. */
  slug: string
  isNew: boolean
  /** Says that it isn't for here. */
  text: string
  /** Takes the text along to where it is for. */
  onGo(address: string): void
}

/** A manifest of another brand than the screen is about can't be applied there, but is one step from where it can. */
export function OtherBrand({ slug, isNew, text, onGo }: Props) {
  const translate = useTranslate()
  const { data: brand } = useQuery({
    queryKey: ['manifests', 'brand', slug],
    queryFn: async () => (await brandByKey(slug)) ?? null,
    enabled: !isNew,
  })
  return (
    <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {translate(text, { slug })}
      {(isNew || brand) && (
        <Button
          variant="outlined"
          color="inherit"
          sx={{ display: 'flex', mt: 1.5, textAlign: 'start' }}
          onClick={() => onGo(isNew ? NEW_FROM_MANIFEST : sectionAddress(brand!.id, 'manifest'))}
        >
          {isNew ? translate('manifests.make_new') : translate('manifests.take_along', { brand: brand!.name })}
        </Button>
      )}
    </Alert>
  )
}
