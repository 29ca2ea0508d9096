import { Injectable } from '@nestjs/common';
import { priceList } from '../domain/price-list.contract.js';
import type { CreditCheck, CreditCheckInput } from '../http/credits.contract.js';
import { TeamBalanceQuery } from './team-balance.query.js';

/** Whether an action could be paid now. Not a promise: the action checks again. */
@Injectable()
export class CheckCreditsQuery {
  constructor(private readonly balance: TeamBalanceQuery) {}

  async execute(ownerId: string, input: CreditCheckInput): Promise<CreditCheck> {
    const required = 'action' in input ? priceList[input.action] : input.amount;
    const { available_balance, pool } = await this.balance.execute(ownerId);
    const spendable = Math.min(available_balance, pool?.left ?? available_balance);
    return { sufficient: spendable >= required, required, available_balance };
  }
}
