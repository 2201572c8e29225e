import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, ForAdmins } from '../../common/access/access.js';
import { AnswerCsv, csvFile } from '../../common/csv/csv-file.js';
import { Answer, AnswerNothing, AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { CanConflict } from '../../common/errors/can-conflict.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { TakesWantedValue } from '../../common/validation/takes-wanted-value.decorator.js';
import { ToggleDto } from '../../common/validation/toggle.dto.js';
import { ActivityDto } from '../../content/content.module.js';
import { CreateUserDto } from './dto/create-user.dto.js';
import { DeleteUserQuery } from './dto/delete-user.dto.js';
import { ExportUsersQuery, ListUsersQuery } from './dto/list-users.dto.js';
import { InviteUserDto } from './dto/invite-user.dto.js';
import { UpdateUserDto } from './dto/update-user.dto.js';
import { UserDto } from './dto/user.dto.js';
import { UserStatsDto } from './dto/user-stats.dto.js';
import { UsersWriterService } from './users-writer.service.js';
import { UsersService } from './users.service.js';
import { userColumns } from './user-columns.js';

@ApiTags('users')
@Controller('users')
@ForAdmins()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly writer: UsersWriterService,
  ) {}

  /** List accounts. */
  @Get()
  @AnswerPage(UserDto)
  listUsers(@Query() query: ListUsersQuery): Promise<Page<UserDto>> {
    return this.users.list(query);
  }

  /** How many accounts there are. */
  @Get('stats')
  @Answer(UserStatsDto)
  getUserStats(): Promise<UserStatsDto> {
    return this.users.stats();
  }

  /** The accounts that the filters leave, as a CSV file. */
  @Get('export')
  @AnswerCsv()
  async exportUsers(
    @Query() query: ExportUsersQuery,
    @CurrentCaller() { userId }: Caller,
  ): Promise<StreamableFile> {
    const rows = await this.users.listAll(query, userId);
    return csvFile('users', userColumns, rows);
  }

  /** One account by id. */
  @Get(':id')
  @Answer(UserDto)
  getUser(@IdParam() id: number): Promise<UserDto> {
    return this.users.findById(id);
  }

  /** The last 100 things that an account did. */
  @Get(':id/activity')
  @Answer([ActivityDto])
  listUserActivity(@IdParam() id: number): Promise<ActivityDto[]> {
    return this.users.activityOf(id);
  }

  /** Make an account. */
  @Post()
  @AcceptsIdempotencyKey()
  @Answer(UserDto, { message: 'User created', status: HttpStatus.CREATED })
  createUser(
    @Body() body: CreateUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.create(body, caller, request);
  }

  /** Make an account and send its owner a link to choose a password, good once and for seven days. */
  @Post('invitations')
  @AcceptsIdempotencyKey()
  @Answer(UserDto, { message: 'Invitation sent', status: HttpStatus.CREATED })
  inviteUser(
    @Body() body: InviteUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.invite(body, caller, request);
  }

  /** Send the link again to the owner of an account that has no password yet. */
  @Post(':id/invitation')
  @AcceptsIdempotencyKey()
  @CanConflict()
  @AnswerNothing({ message: 'Invitation sent' })
  inviteUserAgain(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<void> {
    return this.writer.inviteAgain(id, request);
  }

  /** End all sessions of an account: whoever is signed in to it has to sign in again. */
  @Delete(':id/sessions')
  @AnswerNothing({ message: 'Signed out everywhere' })
  signUserOut(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.signOut(id, caller);
  }

  /** Take the second step of the sign-in away from an account whose owner lost app and recovery codes. */
  @Delete(':id/second-factor')
  @AnswerNothing({ message: 'Two-step sign-in is off' })
  removeUserSecondFactor(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.writer.removeSecondFactor(id, caller);
  }

  /** Change an account; what is left out stays. */
  @Put(':id')
  @AcceptsIdempotencyKey()
  @Answer(UserDto, { message: 'User updated' })
  updateUser(
    @IdParam() id: number,
    @Body() body: UpdateUserDto,
    @CurrentCaller() caller: Caller,
    @IdempotencyKey() request?: RequestIdentity,
  ): Promise<UserDto> {
    return this.writer.update(id, body, caller, request);
  }

  /** Delete a public or staff-made account; administrators cannot be deleted. */
  @Delete(':id')
  @CanConflict()
  @AnswerNothing({ message: 'User deleted' })
  deleteUser(
    @IdParam() id: number,
    @Query() { source }: DeleteUserQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    return this.writer.remove(id, source, caller);
  }

  /** Switch an account off, which ends its sessions, or on again. */
  @Patch(':id/toggle-status')
  @TakesWantedValue()
  @Answer(UserDto, { message: 'User updated' })
  toggleUserStatus(
    @IdParam() id: number,
    @Body() wanted: ToggleDto,
    @CurrentCaller() caller: Caller,
  ): Promise<UserDto> {
    return this.writer.toggleStatus(id, wanted, caller);
  }
}
