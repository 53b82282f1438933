import { asOwner, type Brand } from '../../cast.ts'

export async function secondDomain(brand: Brand, language: string, name = language.toLowerCase()): Promise<string> {
  const host = `${name}.${brand.host}`
  await asOwner((owner) =>
    owner.query(`insert into global.domains (tenant_id, host, language, country) values ($1, $2, $3, $4)`, [
      brand.id,
      host,
      language,
      language.slice(-2),
    ])
  )
  return host
}
