import simpleRestProvider from 'ra-data-simple-rest'
import { httpClient } from '#console/app/http_client.ts'

/** The API in the dialect of ra-data-simple-rest. */
export const dataProvider = simpleRestProvider('/api', httpClient)
