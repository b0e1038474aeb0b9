// One process that serves the bare handler alone: the limit of a product that runs beside it.
import { createPool } from '../../server/src/platform/database/connect.ts'
import { benchServer, serveBench } from '../bench-server.ts'

serveBench(benchServer(createPool(process.env['DATABASE_URL'] ?? '')).app)
