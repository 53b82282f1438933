import { Box, Button, FormControlLabel, Paper, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import type { Language } from '@manyhearts/locales/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useNotify, useRequireAccess, useTranslate } from 'react-admin'
import { askedFor, type NewBrand } from '#console/brands/new_brand.ts'
import { slugOf } from '#console/tenancy/slug_of.ts'
import { NicheFields } from '#console/brands/niche_fields.tsx'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useCalls } from '#console/forms/use_calls.ts'
import { useLeave } from '#console/forms/use_leave.ts'
import { BrandField } from '#console/tenancy/brand_field.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { focus } from '#console/theme/focus.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

/** Makes a brand as a draft, from its niche or like another one. */
export default function NewBrandScreen() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [locale] = useLocaleState()
  const { isPending } = useRequireAccess({ resource: 'tenants', action: 'create' })
  const { isBusy, faults, call } = useCalls('/api/tenants')
  const { isDone, leave } = useLeave()
  const [empty] = useState<NewBrand>({
    slug: undefined,
    name: '',
    host: '',
    isLike: false,
    like: null,
    companyId: '',
    niche: '1',
    preset: '',
    language: locale as Language,
    country: '',
  })
  const [brand, setBrand] = useState(empty)
  const write = (change: Partial<NewBrand>) => setBrand({ ...brand, ...change })
  const title = translate('brands.new_title')
  const text = (name: 'name' | 'host', hint?: string) => ({
    label: translate(`brands.${name}`),
    value: brand[name],
    error: faults[name] !== undefined,
    helperText: faults[name] ?? hint,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  })

  async function create() {
    const made = await call<Tenant>('POST', '', askedFor(brand))
    if (!made) return
    void queryClient.invalidateQueries({ queryKey: ['tenants'] })
    notify('brands.created', { type: 'success', messageArgs: { name: made.name } })
    leave(`/tenants/${made.id}/show`)
  }

  if (isPending) return null
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{title}</ScreenTitle>
      <LeaveGuard isNeeded={!isAlike(brand, empty)} isDone={isDone} />
      <BackLink to="/tenants">{translate('resources.tenants.name', { smart_count: 2 })}</BackLink>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('brands.new_text')}</Typography>
      </Box>
      <Paper
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
        sx={{ p: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}
      >
        <TextField {...text('name')} inputRef={focus} />
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField {...text('host', translate('brands.host_hint'))} />
          <TextField
            label={translate('brands.slug')}
            value={brand.slug ?? slugOf(brand.name)}
            error={faults.slug !== undefined}
            helperText={faults.slug ?? translate('brands.slug_hint')}
            autoComplete="off"
            onChange={({ target }) => write({ slug: target.value })}
          />
        </Box>
        <RadioGroup
          row
          aria-label={translate('brands.begin')}
          value={brand.isLike ? 'like' : 'niche'}
          onChange={(_, value) => write({ isLike: value === 'like' })}
        >
          {(['niche', 'like'] as const).map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio size="small" />}
              label={translate(`brands.from.${one}`)}
            />
          ))}
        </RadioGroup>
        {brand.isLike ? (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <BrandField
              brand={brand.like}
              isAdded={false}
              others={[]}
              fault={faults.like}
              onChange={(like) => write({ like })}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('brands.like_text')}
            </Typography>
          </Box>
        ) : (
          <NicheFields brand={brand} faults={faults} onChange={write} />
        )}
        <Button type="submit" variant="contained" loading={isBusy} sx={{ justifySelf: 'start' }}>
          {translate('brands.create')}
        </Button>
      </Paper>
    </Box>
  )
}
